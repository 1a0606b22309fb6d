/** The rows of a page of a list. @param page from 1 */
export const pageRange = <L extends number>(page: number, limit: L): { limit: L; offset: number } => ({
  limit,
  offset: (page - 1) * limit,
});
