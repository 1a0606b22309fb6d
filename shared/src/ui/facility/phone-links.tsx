import { Fragment } from 'react';
import { phoneAddress } from '../../phone/phone-address.ts';

/** Numbers as they are published, each that can be dialled to be called. */
export const PhoneLinks = ({ phones }: { phones: readonly string[] }) =>
  phones.map((phone, at) => {
    const address = phoneAddress(phone);
    return (
      <Fragment key={phone}>
        {at > 0 && '、'}
        {address ? <a href={address}>{phone}</a> : phone}
      </Fragment>
    );
  });
