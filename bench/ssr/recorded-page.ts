interface Reply {
  facilities: { path_name: string }[];
}

/** Records the API's reply to the list page. @throws Error if it is not a full page of facilities */
export async function recordReply(apiOrigin: string): Promise<Reply> {
  const answer = await fetch(
    `${apiOrigin}/api/front_get_facilties?area=130001&page=1&limit=20&sort=standard`,
  );
  const reply = (await answer.json()) as Reply;
  if (reply.facilities?.length !== 20) throw new Error(`The API gave no full page: ${JSON.stringify(reply)}`);
  return reply;
}

/** @throws Error if the page does not show every recorded facility */
export async function expectFacilities(address: string, { facilities }: Reply): Promise<void> {
  const answer = await fetch(address);
  const html = await answer.text();
  const missing = facilities.filter(({ path_name }) => !html.includes(`/f/${path_name}"`));
  if (answer.status !== 200 || missing.length > 0)
    throw new Error(`${address} answered ${answer.status} without ${missing.length} of its facilities`);
}
