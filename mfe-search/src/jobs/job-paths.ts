/** A posting's page (specification section 2). */
export const jobPath = ({
  path_name,
  facility,
}: {
  path_name: string;
  facility: { path_name: string };
}): string => `/f/${facility.path_name}/job/${path_name}`;
