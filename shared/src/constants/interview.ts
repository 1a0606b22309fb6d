/** @returns the path of an interview's page */
export const interviewPath = (facilityPathName: string, interviewPathName: string): string =>
  `/f/${facilityPathName}/interview/${interviewPathName}`;

/** Path names of the ten interviews in the route table (R1.5), whichever facilities have them. */
export const staticInterviewPathNames = [
  'infant-class-teacher',
  'second-year-teacher',
  'dietitian',
  'nurse',
  'kodomoen-teacher',
  'cook',
  'childcare-assistant',
  'chief-teacher',
  'small-nursery-teacher',
  'kindergarten-teacher',
] as const;
export type StaticInterviewPathName = (typeof staticInterviewPathNames)[number];

/** Facilities of the demonstration data with one of them each. */
export const staticInterviews = [
  { facility_path_name: 'demo-13204-0001', interview_path_name: 'infant-class-teacher' },
  { facility_path_name: 'demo-26103-0001', interview_path_name: 'second-year-teacher' },
  { facility_path_name: 'demo-27116-0001', interview_path_name: 'dietitian' },
  { facility_path_name: 'demo-21201-0001', interview_path_name: 'nurse' },
  { facility_path_name: 'demo-20220-0001', interview_path_name: 'kodomoen-teacher' },
  { facility_path_name: 'demo-47208-0001', interview_path_name: 'cook' },
  { facility_path_name: 'demo-17212-0001', interview_path_name: 'childcare-assistant' },
  { facility_path_name: 'demo-31201-0001', interview_path_name: 'chief-teacher' },
  { facility_path_name: 'demo-38201-0001', interview_path_name: 'small-nursery-teacher' },
  { facility_path_name: 'demo-03206-0001', interview_path_name: 'kindergarten-teacher' },
] as const satisfies readonly { facility_path_name: string; interview_path_name: StaticInterviewPathName }[];
