import { deferredPart } from '@enerabi/shared/kernel';
import { AreaFrame } from './area-frame.tsx';
import { copy } from './areas.copy.ts';

const Areas = deferredPart(
  async () => (await import(/* webpackChunkName: 'top.areas' */ './areas.tsx')).Areas,
);

export const AreaSection = () => (
  <AreaFrame title={copy.title} lead={copy.lead}>
    <Areas />
  </AreaFrame>
);
