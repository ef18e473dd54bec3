import type { CheckId } from './check-digits.ts';
import { choice, code, type FieldRule, type Place } from './field-rule.ts';

interface DocumentType {
  readonly id: string;
  readonly label: string;
  readonly shape: readonly Place[];
  readonly check: CheckId | null;
  readonly example: string;
}

/** `document_type`, and one row of `document_id` for each type. */
export function documents(required: boolean, types: readonly DocumentType[]): readonly FieldRule[] {
  const ids = types.map((type) => type.id);
  const together = [{ path: 'document_id', present: true }] as const;
  return [
    choice({
      path: 'document_type',
      label: 'Tipo de documento',
      required,
      required_when: required ? null : together,
      enum: ids,
      example: ids[0] ?? '',
    }),
    ...types.map((type) =>
      code({
        path: 'document_id',
        label: type.label,
        required,
        required_when: [{ path: 'document_type', equals: [type.id] }],
        shape: type.shape,
        check: type.check,
        example: type.example,
      }),
    ),
  ];
}
