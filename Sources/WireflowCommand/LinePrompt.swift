import Wireflow
import WireflowInteraction

/// A prompt for user actions on a terminal.
@MainActor
struct LinePrompt {
  let controller: ApplicationController
  let console: CommandConsole
  let file: SessionFile

  /// Reads and performs the next action, and returns false when there are no more.
  func takeNext() async -> Bool {
    guard let line = console.readLine("? ") else {
      console.write("\n")
      return false
    }
    switch line.trimmingPrefix(while: \.isWhitespace) {
    case "": break
    case "quit", "exit": return false
    case "help": printHelp()
    case "save": save()
    case "tree": console.write("\(NavigationTree(controller.stage))\n")
    default: await perform(line)
    }
    return true
  }

  private func perform(_ line: String) async {
    do throws(UserActionParsingError) {
      await controller.stage.play(try UserAction(parsing: line))
    } catch {
      console.report("\(error)")
    }
  }

  private func save() {
    do {
      console.write(try file.save(controller.stage.log) + "\n")
    } catch {
      console.report("\(error)")
    }
  }

  private func printHelp() {
    let actions = controller.stage.possibleActions.map { "  \($0)\n" }.joined()
    let linking = controller.onOpen == nil ? "" : #"open "URL", "#
    let resizing = controller.wireframe is AdaptiveWireframe ? "adapt compact, adapt regular, " : ""
    console.write(
      """
      Possible now:
      \(actions)Always: \(linking)wait 500ms, \(resizing)background, foreground; help, tree, save, quit

      """)
  }
}
