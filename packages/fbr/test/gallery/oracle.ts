import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Row } from '../game/rows.js';

/** An answer of the independent program: its moves and the result, or why there is none. */
export type OracleAnswer = Pick<Row['expect'], 'moves' | 'result'> | { readonly error: string };

/** Answers the job of each line. A job that takes long is given up. */
const PROGRAM = `
import json, signal, sys
sys.path.insert(0, sys.argv[1])
from cli import solve
def late(*_): raise TimeoutError('timeout')
signal.signal(signal.SIGALRM, late)
for line in sys.stdin:
    job = json.loads(line)
    try:
        signal.setitimer(signal.ITIMER_REAL, float(sys.argv[2]))
        answer = solve(job['definition'], job['position'], job['verdicts'])
    except BaseException as error:
        answer = {'error': type(error).__name__ + ': ' + str(error)[:200]}
    signal.setitimer(signal.ITIMER_REAL, 0)
    print(json.dumps(answer), flush=True)
`;

/** The independent program, in a folder outside the repository. It answers in the order of the questions. */
export class Oracle {
	readonly #python: ChildProcess;
	readonly #waiting: ((answer: OracleAnswer) => void)[] = [];

	constructor(folder: string, seconds = 20) {
		this.#python = spawn('python3', ['-c', PROGRAM, folder, String(seconds)], { stdio: ['pipe', 'pipe', 'inherit'] });
		createInterface({ input: this.#python.stdout! })
			.on('line', (line) => this.#waiting.shift()!(JSON.parse(line) as OracleAnswer))
			.on('close', () => {
				for (const give of this.#waiting.splice(0)) give({ error: 'The program ended.' });
			});
	}

	/** Asks for the moves of a position; with verdicts also whether a move ends the game because the opponent has none, which takes long. */
	ask({ definition, position }: Pick<Row, 'definition' | 'position'>, verdicts = false): Promise<OracleAnswer> {
		return new Promise((give) => {
			this.#waiting.push(give);
			this.#python.stdin!.write(`${JSON.stringify({ definition, position, verdicts })}\n`);
		});
	}

	close(): void {
		this.#python.stdin!.end();
	}
}
