export type Rules = ReadonlyMap<string, readonly string[]>;
export interface Action {
	readonly name: string;
	readonly rest: string;
}
export const rulesOf: (script: string, protocol: string) => Rules;
export const answersTo: (rules: Rules, line: string) => readonly string[];
export const actionOf: (answer: string) => Action | undefined;
export const textOf: (action: Action) => string | undefined;
