/** @returns the address of an operator's page */
export const operatorPath = (pathName: string): string => `/o/${pathName}`;
