/** How long a page may report a failure. */
export const reportableForMs = 3_600_000;
/** Networks whose reports are remembered, so that each counts once. */
export const maximumReportingNetworks = 20_000;
/** A token and the addresses of some releases. */
export const maximumReportBytes = 1_024;
/** Pages of one network whose figures count, so that nobody decides what is shown. */
export const maximumVitalsOfNetwork = 20;
