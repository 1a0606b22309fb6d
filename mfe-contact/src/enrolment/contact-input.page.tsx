import { purposeKinds } from '@enerabi/shared/constants';
import type { FacilityDetail } from '@enerabi/shared/contract';
import { type PageHandle, PageHead, useLoaderData, useSession } from '@enerabi/shared/kernel';
import {
  ButtonLink,
  ButtonRow,
  CheckboxGroup,
  DemoNotice,
  Notice,
  PhoneLinks,
  phoneAddress,
  RadioGroup,
  Stepper,
  TargetFacility,
  TextArea,
  TextField,
} from '@enerabi/shared/ui';
import { ArrowLeftIcon } from '@enerabi/shared/ui/icons';
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
      <NotYet facility={facility} />
      <ContactMemo />
      <ButtonRow>
        <ButtonLink kind="secondary" to={`/f/${facility.path_name}`} icon={<ArrowLeftIcon size="small" />}>
          {copy.back}
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}

/** Shows other ways to reach the facility while nothing can be sent yet. */
function NotYet({ facility: { phones, tour_acceptance } }: { facility: FacilityDetail }) {
  const canCall = phones.some((phone) => phoneAddress(phone));
  return (
    <Notice kind="warning" title={copy.notYet.title}>
      <p>{copy.notYet[canCall ? 'byPhone' : 'withoutPhone'][tour_acceptance]}</p>
      {canCall && (
        <p className={styles.phone}>
          {copy.notYet.phone}
          <PhoneLinks phones={phones} />
        </p>
      )}
    </Notice>
  );
}

/** Not a form element, so that nothing can be sent, not even by the Enter key. */
function ContactMemo() {
  const initial = useSession(({ user }) => initialPurposeKindId(user));
  const [purpose, setPurpose] = useState(String(initial));
  const kinds = contactKindsOf(Number(purpose));
  return (
    <section className={styles.memo} aria-labelledby="memo">
      <div>
        <h2 id="memo">{copy.memo.title}</h2>
        <p className={styles.lead}>{copy.memo.lead}</p>
      </div>
      <RadioGroup
        name="purpose_kind_id"
        label={copy.purpose}
        layout="cards"
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
