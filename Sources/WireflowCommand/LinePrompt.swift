import Foundation
import Wireflow
import WireflowInteraction

/// A prompt for user actions on a terminal.
@MainActor
final class LinePrompt {
  private let app: any WindowedApp
  private let console: CommandConsole
  private let file: SessionFile
  /// The latest printed place.
  private var place: StagePicture.ID?
  /// The lines of that place as they were last printed.
  private var lines: [String] = []

  init(app: any WindowedApp, console: CommandConsole, file: SessionFile) {
    (self.app, self.console, self.file) = (app, console, file)
  }

  /// Prints the place in front, or only its new lines if it is the latest printed one.
  func printNews() {
    let picture = app.currentStage.picture
    print(picture, besides: picture.frontID == place ? lines : [])
  }

  private func print(_ picture: StagePicture, besides known: [String] = []) {
    (place, lines) = (picture.frontID, picture.spokenLines)
    for case .insert(_, let line, _) in lines.difference(from: known) {
      console.write(line + "\n")
    }
  }

  /// Reads and performs the next action, and returns false when there are no more.
  func takeNext() async -> Bool {
    guard let line = console.readLine("? ")?.trimmingCharacters(in: .whitespaces) else {
      console.write("\n")
      return false
    }
    switch line {
    case "": break
    case "quit", "exit", "q": return false
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
      await play(try UserAction(parsing: line))
    } catch {
      // A line that begins like an action is meant as one.
      let word = line.split(separator: " ").first.map(String.init) ?? line
      let words = app.currentStage.possibleActions.map { "\($0)".prefix { $0 != " " } }
      if words.contains(Substring(word)), line.contains(" ") { return console.report("\(error)") }
      await perform(spoken: line)
    }
  }

  /// Performs the action with a number in the list of `help`, or the only one whose name begins so.
  private func perform(spoken line: String) async {
    let actions = app.currentStage.possibleActions
    let elements = app.currentStage.picture.frontPages.flatMap(\.elements)
    // A control answers to the name in its action and to the spoken one.
    let names = actions.map { action in
      let name = "\(action)".split(separator: "\"").dropFirst().first.map(String.init)
      let spoken = elements.filter { $0.action == action }.map(\.spokenName)
      return ([name ?? "\(action)"] + spoken).map { $0.lowercased() }
    }
    let text = line.lowercased()
    var found = names.indices.filter { names[$0].contains(text) }
    if found.isEmpty { found = names.indices.filter { names[$0].contains { $0.hasPrefix(text) } } }
    if let number = Int(line), actions.indices.contains(number - 1) { found = [number - 1] }
    switch found.count {
    case 1: await play(actions[found[0]])
    case 0:
      console.report(
        "not understood: \(line.shown). Type a number of help, the beginning of a name, or an action"
      )
    default:
      let texts = found.prefix(5).map { "\(actions[$0])" }.joined(separator: ", ")
      console.report("several begin with \(line.shown): \(texts)")
    }
  }

  private func play(_ action: UserAction) async {
    await app.currentStage.play(action)
    printNews()
  }

  private func save() {
    do {
      console.write(try file.save(app.log) + "\n")
    } catch {
      console.report("\(error)")
    }
  }

  private func printHelp() {
    let actions = app.currentStage.possibleActions.enumerated()
      .map { "  \($0.offset + 1) \($0.element)\n" }.joined()
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
