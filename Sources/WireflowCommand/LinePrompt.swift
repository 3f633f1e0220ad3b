import Wireflow
import WireflowInteraction

/// A prompt for user actions on a terminal.
@MainActor
final class LinePrompt {
  private let app: any WindowedApp
  private let console: CommandConsole
  private let file: SessionFile
  /// The latest printed place.
  private var place: StagePicture.Place?
  /// The lines of that place as they were last printed.
  private var lines: [String] = []

  init(app: any WindowedApp, console: CommandConsole, file: SessionFile) {
    (self.app, self.console, self.file) = (app, console, file)
  }

  /// Prints the place in front, or only its new lines if it is the latest printed one.
  func printNews() {
    let picture = app.currentStage.picture
    if picture.place != place { lines = [] }
    let before = lines
    print(picture, besides: before)
  }

  private func print(_ picture: StagePicture, besides known: [String] = []) {
    (place, lines) = (picture.place, picture.spokenLines)
    for case .insert(_, let line, _) in lines.difference(from: known) {
      console.write(line + "\n")
    }
  }

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
    case "look": print(app.currentStage.picture)
    case "save": save()
    case "tree": console.write("\(NavigationTree(app.currentStage))\n")
    default: await perform(line)
    }
    return true
  }

  private func perform(_ line: String) async {
    do throws(UserActionParsingError) {
      await app.currentStage.play(try UserAction(parsing: line))
      printNews()
    } catch {
      console.report("\(error)")
    }
  }

  private func save() {
    do {
      console.write(try file.save(app.log) + "\n")
    } catch {
      console.report("\(error)")
    }
  }

  private func printHelp() {
    let actions = app.currentStage.possibleActions.map { "  \($0)\n" }.joined()
    let controller = app.currentController
    let linking = controller.onOpen == nil && controller === app ? "" : #"open "URL", "#
    let resizing = controller.wireframe is AdaptiveWireframe ? "adapt compact, adapt regular, " : ""
    console.write(
      """
      Possible now:
      \(actions)Always: \(linking)wait 500ms, \(resizing)background, foreground; help, look, tree, save, quit

      """)
  }
}
