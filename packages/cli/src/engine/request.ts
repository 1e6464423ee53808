/** When a search ends. Times are milliseconds, those of the side that moves first in the game and of the other one. */
export interface SearchLimits {
	readonly depth?: number | undefined;
	readonly nodes?: number | undefined;
	readonly moveTime?: number | undefined;
	readonly clock?: readonly [first: number | undefined, second: number | undefined] | undefined;
	readonly increment?: readonly [first: number, second: number] | undefined;
	readonly movesToGo?: number | undefined;
	readonly byoyomi?: number | undefined;
	readonly infinite?: boolean | undefined;
	readonly ponder?: boolean | undefined;
	readonly only?: readonly string[] | undefined;
}

/** A request of a program that uses the engine. */
export type EngineRequest =
	| { readonly type: 'hello' | 'ready' | 'newGame' | 'stop' | 'ponderHit' | 'quit' | 'nothing' }
	| { readonly type: 'option'; readonly name: string; readonly value: string }
	| { readonly type: 'position'; readonly start: string | undefined; readonly moves: readonly string[] }
	| { readonly type: 'go'; readonly limits: SearchLimits }
	| { readonly type: 'unknown'; readonly text: string };
