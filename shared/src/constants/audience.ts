/** The audience of a notice or an event (domain section 3). */
export const audiences = {
  enrolled: '在園',
  applicant: '入園希望',
  job_seeker: '求職',
} as const;
export type Audience = keyof typeof audiences;
export const audienceIds = Object.keys(audiences) as Audience[];
