import { data, type LoaderArgs } from '@enerabi/shared/kernel';
import { close } from './closing/close-account.ts';
import type { EditForm } from './edit-reply.ts';
import { everywhere } from './logout/everywhere.ts';
import { changeAddress } from './mailaddress/change-address.ts';
import { confirmAddress } from './mailaddress/confirm-address.ts';
import { changeOwnPassword } from './password/change-own-password.ts';
import { changeProfile } from './profile/change-profile.ts';

type Carry = (args: LoaderArgs, form: FormData) => Promise<unknown>;

const carried: Record<EditForm, Carry> = {
  profile: changeProfile,
  mailaddress: changeAddress,
  mailaddress_code: confirmAddress,
  password: changeOwnPassword,
  logout_everywhere: everywhere,
  closing: close,
};

export const action = async (args: LoaderArgs) => {
  const form = await args.request.formData();
  const name = String(form.get('form'));
  if (!Object.hasOwn(carried, name)) throw data(undefined, { status: 400 });
  return carried[name as EditForm](args, form);
};
