/** node bytecode.mjs FROM TO.pack [--library]: sources become bytecode of Pyodide's Python (tools/bytecode.py). */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const [from, to, library] = process.argv.slice(2);
// Lines are enough to find an error by; columns would be a fifth of what is sent.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } });
python.runPython(readFileSync(new URL('../tools/bytecode.py', import.meta.url), 'utf8'));
python.FS.writeFile('/from', readFileSync(from));
python.runPython(`
from pathlib import Path
made = translated(Path("/from").read_bytes(), is_library=${library === '--library' ? 'True' : 'False'})
Path("/to").write_bytes(made)
`);
writeFileSync(to, python.FS.readFile('/to'));
