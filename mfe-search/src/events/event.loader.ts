import { failAsMissing } from '@enerabi/shared/client';
import { type FacilityDetail, getEvent, getFacility } from '@enerabi/shared/contract';
import { api, type LoaderArgs, prefectures, redirect } from '@enerabi/shared/kernel';
import { pageNotFound } from '../address/page-not-found.ts';
import { neighbourhood } from '../map/neighbourhood/neighbourhood.loader.ts';
import { eventPath } from './event-paths.ts';

/** An unknown event is 404; in another prefecture's address it is moved to its own (R1.1). */
export const loader = async (args: LoaderArgs) => {
  const { params, request, context } = args;
  const { signal } = request;
  const prefecture = prefectures.find(({ slug }) => slug === params.area);
  if (!prefecture) throw pageNotFound();
  const event = await context.get(api)(getEvent, {
    query: { path_name: params.event_path_name ?? '' },
    signal,
    onFailure: failAsMissing,
  });
  if (event.area_slug !== prefecture.slug) throw redirect(eventPath(event), 301);
  // Without the facility, the page still says what, when and where.
  const facility = event.facility
    ? await context.get(api)(getFacility, {
        query: { path_name: event.facility.path_name, is_published: true },
        signal,
        onFailure: (): FacilityDetail | null => null,
      })
    : null;
  const none = Promise.resolve(null);
  const surroundings = facility && (await neighbourhood(facility, none, args));
  return { prefecture, event, facility, neighbourhood: surroundings };
};

export type EventData = Awaited<ReturnType<typeof loader>>;
