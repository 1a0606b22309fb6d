import { purposeKinds } from '@enerabi/shared/constants';
import { type PageHandle, PageHead, useLoaderData, useSession } from '@enerabi/shared/kernel';
import {
  ButtonLink,
  CheckboxGroup,
  DemoNotice,
  Notice,
  PhoneLinks,
  RadioGroup,
  Stepper,
  TargetFacility,
  TextArea,
  TextField,
} from '@enerabi/shared/ui';
import { useState } from 'react';
import { copy } from './contact-input.copy.ts';
import type { ContactInputData } from './contact-input.loader.ts';
import styles from './contact-input.module.css';
import { contactKindsOf, initialPurposeKindId } from './contact-purpose.rules.ts';

export { loader } from './contact-input.loader.ts';

export const handle: PageHandle = { layout: 'contact' };

const purposeChoices = purposeKinds.map(({ id, name }) => ({ value: String(id), label: name }));

export function Component() {
  const { facility } = useLoaderData<ContactInputData>();
  return (
    <div className={styles.page}>
      <PageHead title={copy.title(facility.name)} noindex />
      <h1>{copy.heading}</h1>
      <Stepper steps={Object.values(copy.steps)} current={copy.steps.input} />
      <TargetFacility facility={facility} />
      <DemoNotice facilities={[facility]} />
      <Notice kind="warning" title={copy.notYet.title}>
        <p>
          {facility.phones.length > 0 ? copy.notYet.byPhone : copy.notYet.withoutPhone}{' '}
          <PhoneLinks phones={facility.phones} />
        </p>
        <p>{copy.notYet.memo}</p>
      </Notice>
      <ContactMemo />
      <p>
        <ButtonLink kind="secondary" to={`/f/${facility.path_name}`}>
          {copy.back}
        </ButtonLink>
      </p>
    </div>
  );
}

/** No form element: nothing here can be sent, not by the Enter key either. */
function ContactMemo() {
  const initial = useSession(({ user }) => initialPurposeKindId(user));
  const [purpose, setPurpose] = useState(String(initial));
  const kinds = contactKindsOf(Number(purpose));
  return (
    <section className={styles.memo} aria-label={copy.memo}>
      <RadioGroup
        name="purpose_kind_id"
        label={copy.purpose}
        choices={purposeChoices}
        value={purpose}
        onChange={setPurpose}
      />
      <CheckboxGroup
        key={purpose}
        name="kinds"
        label={copy.kinds}
        choices={kinds.map(({ id, name }) => ({ value: String(id), label: name }))}
        defaultValue={[]}
      />
      <TextArea name="content" label={copy.content} hint={copy.contentHint} />
      <TextField name="name" label={copy.name} autoComplete="name" />
      <TextField type="email" name="mailaddress" label={copy.mailaddress} autoComplete="email" />
    </section>
  );
}
