import { nameParts } from './name-parts.ts';

/** A name of a facility, an operator or a station, whose lines break between its parts only; see base.css. */
export const ProperName = ({ children }: { children: string }) => (
  <bdi>{nameParts(children).flatMap((part, at) => [<wbr key={at} />, part])}</bdi>
);
