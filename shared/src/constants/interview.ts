/**
 * The ten interviews whose addresses are fixed (R1.5). They are entries of the route table's one interview route, which
 * renders them like any other; sitemap and tests take them from here.
 */
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
] as const;

/** @returns the path of an interview's page */
export const interviewPath = (facilityPathName: string, interviewPathName: string): string =>
  `/f/${facilityPathName}/interview/${interviewPathName}`;
