// expect: nothing
interface Task {
  process: (name: string) => void
}

export function run(task: Task, process: string): void {
  task.process(process)
  document.title = process
  location.hash = process
}
