import { Fragment } from 'react';
import { phoneAddress } from '../../phone/phone-address.ts';

/** Phone numbers as published; those that can be dialled are links. */
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
