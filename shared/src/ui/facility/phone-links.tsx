import { Fragment } from 'react';

/** Numbers as they are published, each one to be called. */
export const PhoneLinks = ({ phones }: { phones: readonly string[] }) =>
  phones.map((phone, at) => (
    <Fragment key={phone}>
      {at > 0 && '、'}
      <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
    </Fragment>
  ));
