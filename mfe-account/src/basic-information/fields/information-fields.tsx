import { ChildrenFields } from './children-fields.tsx';
import type { FieldsProps } from './fields-props.ts';
import { HomeFields } from './home-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { WorkFields } from './work-fields.tsx';

interface InformationFieldsProps extends FieldsProps {
  isParent: boolean;
  isJobSeeker: boolean;
}

/** The fields of basic information, for both of its forms. */
export const InformationFields = ({ isParent, isJobSeeker, ...fields }: InformationFieldsProps) => (
  <>
    <PersonFields {...fields} />
    <HomeFields {...fields} />
    {isParent && <ChildrenFields {...fields} />}
    {isJobSeeker && <WorkFields {...fields} />}
  </>
);
