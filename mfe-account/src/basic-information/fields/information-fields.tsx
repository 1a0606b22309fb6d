import type { Draft } from '../draft/draft.ts';
import { ChildrenFields } from './children-fields.tsx';
import { HomeFields } from './home-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { WorkFields } from './work-fields.tsx';

export interface FieldsProps {
  draft: Draft;
  /** By the form's field name. */
  errorOf: (name: string) => string | undefined;
  /** In Japan, `YYYY-MM-DD`. */
  today: string;
}

interface InformationFieldsProps extends FieldsProps {
  isParent: boolean;
  isJobSeeker: boolean;
}

/** Basic information as both of its forms ask for it. */
export const InformationFields = ({ isParent, isJobSeeker, ...fields }: InformationFieldsProps) => (
  <>
    <PersonFields {...fields} />
    <HomeFields {...fields} />
    {isParent && <ChildrenFields {...fields} />}
    {isJobSeeker && <WorkFields {...fields} />}
  </>
);
