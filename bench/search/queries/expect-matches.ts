/** @throws Error where a query finds nothing: how fast an empty database answers is no figure */
export async function expectMatches(addresses: Iterable<string>): Promise<void> {
  for (const address of addresses) {
    const answer = await fetch(address);
    const { total = 0 } = (await answer.json()) as { total?: number };
    if (total === 0) throw new Error(`${address} answered ${answer.status} and found nothing`);
  }
}
