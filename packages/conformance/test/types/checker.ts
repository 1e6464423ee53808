import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const FILE = fileURLToPath(new URL('program.ts', import.meta.url));

const OPTIONS: ts.CompilerOptions = {
	target: ts.ScriptTarget.ES2022,
	lib: ['lib.es2023.d.ts'],
	module: ts.ModuleKind.ESNext,
	moduleResolution: ts.ModuleResolutionKind.Bundler,
	customConditions: ['@x/source'],
	types: [],
	strict: true,
	noUncheckedIndexedAccess: true,
	exactOptionalPropertyTypes: true,
	skipLibCheck: true,
	noEmit: true,
};

/** A program in memory, next to this file, as a user of the packages compiles it. */
export interface Compiled {
	/** The messages of the compiler, by the line of the program, from 0. */
	readonly errors: ReadonlyMap<number, string>;
	/** The type of a variable. */
	typeOf(name: string): ts.Type;
	/** The text that an editor shows above a variable. */
	hover(name: string): string;
	readonly checker: ts.TypeChecker;
}

export function compiled(text: string): Compiled {
	const host = ts.createCompilerHost(OPTIONS);
	const { fileExists, getSourceFile } = host;
	host.fileExists = (file) => file === FILE || fileExists(file);
	host.getSourceFile = (file, ...rest) =>
		file === FILE ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true) : getSourceFile(file, ...rest);
	const program = ts.createProgram([FILE], OPTIONS, host);
	const source = program.getSourceFile(FILE)!;
	const checker = program.getTypeChecker();
	const names = new Map(
		checker.getSymbolsInScope(source, ts.SymbolFlags.BlockScopedVariable).flatMap((symbol) => {
			const declaration = symbol.valueDeclaration;
			return declaration?.getSourceFile() === source ? [[symbol.name, checker.getTypeAtLocation(declaration)] as const] : [];
		}),
	);
	const typeOf = (name: string): ts.Type => names.get(name) ?? checker.getUnknownType();
	return {
		errors: new Map(
			[...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(({ start = 0, messageText }) => [
				source.getLineAndCharacterOfPosition(start).line,
				ts.flattenDiagnosticMessageText(messageText, '\n'),
			]),
		),
		typeOf,
		hover: (name) => checker.typeToString(typeOf(name)),
		checker,
	};
}
