import { childClasses, supportMessagesPerPage } from '@enerabi/shared/constants';
import { deferredPart, type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { facilityPicture } from '@enerabi/shared/pictures';
import { Breadcrumbs, Phrases } from '@enerabi/shared/ui';
import { FacilityPages } from '../subpages/facility-pages.tsx';
import { copy as subpages } from '../subpages/subpages.copy.ts';
import { messagesAddress } from './messages-address.ts';
import { copy } from './messages-part.copy.ts';
import { pageCopy } from './support-messages.copy.ts';
import { messagesCrumbs } from './support-messages.crumbs.ts';
import type { SupportMessagesData } from './support-messages.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'support-messages-loader' */ './support-messages.loader.ts').then((module) =>
    module.loader(args),
  );

const MessageList = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'support-messages.list' */ './message-list.tsx')).MessageList,
);

export function Component() {
  const loaded = useLoaderData<SupportMessagesData>();
  const { facility, messages, childClass } = loaded;
  const { name, municipality_name, path_name } = facility;
  const { page, total, limit } = messages;
  const isUsual = limit === supportMessagesPerPage[0] && childClass === undefined;
  const suffix =
    (childClass === undefined ? '' : copy.classes.suffix(copy.classes.name(childClasses[childClass]))) +
    (page > 1 ? `（${subpages.page(page)}）` : '');
  const description =
    total > 0
      ? pageCopy.description(name, municipality_name, total)
      : pageCopy.emptyDescription(name, municipality_name);
  return (
    <>
      <PageHead
        title={pageCopy.title(name) + suffix}
        description={description + suffix}
        canonical={messagesAddress(path_name, childClass === undefined ? { page } : {})}
        image={facilityPicture(facility)}
        // Pages of another length or of one class would show the same messages under other addresses.
        noindex={total === 0 || !isUsual}
      />
      <Breadcrumbs crumbs={messagesCrumbs(facility)} />
      <FacilityPages of={path_name} current="messages" />
      <h1>
        <Phrases>{pageCopy.title(name)}</Phrases>
      </h1>
      <MessageList {...loaded} />
    </>
  );
}
