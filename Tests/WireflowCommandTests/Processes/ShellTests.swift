import Foundation
import Testing

extension ProcessTests {
  /// Stops an app by Ctrl-Z in a shell, and lets it go on, in the modes that the shell gives it.
  struct ShellTests {
    @Test(arguments: [
      ("", String.alternateScreen, String.down, "q"), ("--line", "? ", "tree", "\r" + .controlD),
    ])
    func stopsAndGoesOn(option: String, sign: String, before: String, after: String) throws {
      let shell = try TerminalProcess(
        "bash", ["--norc", "--noprofile", "-i"], environment: ["PS1": "$ ", "HISTFILE": ""])
      #expect(shell.awaits("$ "))
      let app = ChildProcess.path(of: "Mishaps")
      shell.type("stty -g; '\(app)' \(option); s=$?; stty -g; echo ended:$s\r")
      #expect(shell.awaits(sign) && shell.waits { !shell.terminal.hasFirstModes })

      // The shell runs the rest of the line as soon as the app has stopped.
      shell.type(before + .controlZ)
      #expect(shell.awaits("ended:\(128 + SIGTSTP)"))
      #expect(shell.awaits("Stopped"))
      let modes = shell.modes
      #expect(modes.count == 2 && modes.first == modes.last)

      shell.terminal.forget()
      shell.type("fg; s=$?; stty -g; echo ended:$s\r")
      #expect(shell.awaits(sign))
      shell.type(after)
      #expect(shell.awaits("ended:0"))
      #expect(shell.modes == [modes.first])
      shell.type("exit\r")
      #expect(shell.end() != nil)
    }
  }
}

extension TerminalProcess {
  /// The modes that `stty -g` has told.
  fileprivate var modes: [String] {
    text.matches(of: /(?:[0-9a-f]+:){8,}[0-9a-f]+/).map { String($0.output) }
  }
}
