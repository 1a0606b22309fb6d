import { deferredPart, type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { Breadcrumbs } from '@enerabi/shared/ui';
import { operatorPath } from '../operator-path.ts';
import { placeNames } from '../place-names.ts';
import { copy } from './operator.copy.ts';
import { operatorCrumbs } from './operator.crumbs.ts';
import type { OperatorData } from './operator.loader.ts';
import { OperatorHeader } from './operator-header.tsx';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'operator-loader' */ './operator.loader.ts').then((module) =>
    module.loader(args),
  );

const OperatorSections = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'operator.sections' */ './operator-sections.tsx')).OperatorSections,
);

/** An operator's page: what it stands for, its facts, and its facilities. */
export function Component() {
  const loaded = useLoaderData<OperatorData>();
  const { operator, list } = loaded;
  const suffix = list.page > 1 ? copy.pageSuffix(list.page) : '';
  return (
    <>
      <PageHead
        title={copy.title(operator.name) + suffix}
        description={copy.description(operator, placeNames(operator.prefecture_codes)) + suffix}
        canonical={operatorPath(operator.path_name) + (list.page > 1 ? `?page=${list.page}` : '')}
      />
      <Breadcrumbs crumbs={operatorCrumbs(operator)} />
      <OperatorHeader operator={operator} jobs={loaded.jobs?.total} />
      <OperatorSections {...loaded} />
    </>
  );
}
