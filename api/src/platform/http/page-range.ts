/** Which rows a page of a list has. @param page from 1 */
export const pageRange = <L extends number>(page: number, limit: L): { limit: L; offset: number } => ({
  limit,
  offset: (page - 1) * limit,
});
