import { facilityByPath } from '@enerabi/shared/client';
import type { LoaderArgs } from '@enerabi/shared/kernel';

export const loader = async (args: LoaderArgs) => ({ facility: await facilityByPath(args) });

export type ContactInputData = Awaited<ReturnType<typeof loader>>;
