/** @throws Error if a query has no results, since the speed of an empty database is meaningless */
export async function expectMatches(addresses: Iterable<string>): Promise<void> {
  for (const address of addresses) {
    const answer = await fetch(address);
    const { total = 0 } = (await answer.json()) as { total?: number };
    if (total === 0) throw new Error(`${address} answered ${answer.status} and found nothing`);
  }
}
