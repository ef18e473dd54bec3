import { inlineReferences } from '../../server/http/document.ts';
import { readDocument } from '../../server/http/read-document.ts';
import { isJsonObject } from '../../server/json.ts';

export interface ContractOperation {
  readonly id: string;
  readonly method: string;
  /** For example `/v1/payroll/calculations/{calculation_id}`. */
  readonly path: string;
  /** The statuses it may answer. */
  readonly statuses: readonly string[];
}

/** The operations of the contract, in its order. */
export function contractOperations(): readonly ContractOperation[] {
  const { paths } = inlineReferences(readDocument());
  const items = Object.entries(isJsonObject(paths) ? paths : {});
  return items.flatMap(([path, item]) =>
    Object.entries(isJsonObject(item) ? item : {}).flatMap(([method, operation]) => {
      if (!isJsonObject(operation) || typeof operation.operationId !== 'string') return [];
      const responses = isJsonObject(operation.responses) ? Object.keys(operation.responses) : [];
      return [{ id: operation.operationId, method: method.toUpperCase(), path, statuses: responses }];
    }),
  );
}

export function operationIds(): readonly string[] {
  return contractOperations().map(({ id }) => id);
}
