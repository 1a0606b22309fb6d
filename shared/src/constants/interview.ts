/** @returns the path of an interview's page */
export const interviewPath = (facilityPathName: string, interviewPathName: string): string =>
  `/f/${facilityPathName}/interview/${interviewPathName}`;
