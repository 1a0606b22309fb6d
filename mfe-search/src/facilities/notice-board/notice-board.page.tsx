import { deferredPart, type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { facilityPicture } from '@enerabi/shared/pictures';
import { Breadcrumbs, Phrases } from '@enerabi/shared/ui';
import { boardPath, FacilityPages } from '../subpages/facility-pages.tsx';
import { noticesFeed } from '../subpages/notices-feed.ts';
import { copy as subpages } from '../subpages/subpages.copy.ts';
import { copy } from './notice-board.copy.ts';
import { boardCrumbs } from './notice-board.crumbs.ts';
import type { NoticeBoardData } from './notice-board.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'notice-board-loader' */ './notice-board.loader.ts').then((module) =>
    module.loader(args),
  );

const NoticeBoardList = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'notice-board.list' */ './notice-board-list.tsx')).NoticeBoardList,
);

export function Component() {
  const loaded = useLoaderData<NoticeBoardData>();
  const { facility, board } = loaded;
  const { name, municipality_name, path_name } = facility;
  const suffix = board.page > 1 ? `（${subpages.page(board.page)}）` : '';
  const description =
    board.total > 0
      ? copy.description(name, municipality_name, board.total)
      : copy.emptyDescription(name, municipality_name);
  return (
    <>
      <PageHead
        title={copy.title(name) + suffix}
        description={description + suffix}
        canonical={boardPath(path_name) + (board.page > 1 ? `?page=${board.page}` : '')}
        image={facilityPicture(facility)}
        feed={noticesFeed(facility)}
        noindex={board.total === 0}
      />
      <Breadcrumbs crumbs={boardCrumbs(facility)} />
      <FacilityPages of={path_name} current="notices" />
      <h1>
        <Phrases>{copy.title(name)}</Phrases>
      </h1>
      <NoticeBoardList {...loaded} />
    </>
  );
}
