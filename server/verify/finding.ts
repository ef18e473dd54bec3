/** A stored thing that is not what it was when it was stored. */
export interface Finding {
  readonly kind: 'calculation' | 'opening_balance' | 'batch' | 'rule_source' | 'dictionary' | 'erasure';
  /** The id of a record, the fingerprint of a rule source or a dictionary. */
  readonly id: string;
  readonly fault: Fault;
  /** The stored and the expected value. */
  readonly detail: string;
}

/** Something worth saying of a stored thing that is what it was when it was stored. */
export interface Notice {
  readonly kind: 'calculation';
  readonly id: string;
  readonly about: 'history';
  readonly detail: string;
}

export type Fault =
  /** The stored texts cannot be read, or the answer is not the text of a calculation. */
  | 'answer'
  /** The stored trace is missing or cannot be read. */
  | 'trace'
  /** `record.content_digest`, or the digest of a batch, is not the digest of the stored answer. */
  | 'content_digest'
  /** `record.audit_trail_digest` is not the digest of the stored trace. */
  | 'audit_trail_digest'
  /** A column that queries use says something else than the answer. */
  | 'column'
  /** The rule source is missing, is not what its fingerprint names, or does not compile. */
  | 'rules'
  /** The dictionary is not what its fingerprint names. */
  | 'dictionary'
  /** The stored request under the stored rules gives something else. */
  | 'replay'
  /** The batch and its calculations contradict each other. */
  | 'batch'
  /** The superseded record is neither stored nor erased. */
  | 'supersession'
  /** The sums that histories read differ from the record. */
  | 'sums'
  /** The history in the payslip differs from the stored one. */
  | 'history'
  /** The record and the audit of erasures contradict each other. */
  | 'erasure';

export function sentence({ kind, id, detail, ...one }: Finding | Notice): string {
  return `${kind} ${id}: ${'fault' in one ? one.fault : one.about}: ${detail}`;
}
