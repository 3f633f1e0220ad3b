import Foundation
import Wireflow
import WireflowCommand

/// The app with the mishaps, in the terminal.
@main
struct Mishaps {
  @MainActor
  static func main() async {
    // On a page the user can go back in this app, and playing the steps again can end badly.
    let isOnPage = CommandLine.arguments.contains("--web")
    await CommandApplication("Mishaps", isReplayable: isOnPage) {
      stage, makeWireframe, arguments in
      let wireframe = makeWireframe(stage)
      if arguments == ["Early"] { Mishap.abort.happen() }
      if arguments == ["Unwritten"] { hangWithoutAStep() }
      if arguments == ["Endless"] {
        return ApplicationController(
          wireframe: wireframe, mainFlow: EndlessFlowCoordinator(wireframe))
      }
      return ApplicationController(
        wireframe: wireframe,
        mainFlow: MishapFlowCoordinator(
          wireframe, atLaunch: arguments.first,
          later: isOnPage || arguments.first != "Replayed" ? nil : arguments.last))
    }
    .run()
  }

  /// Hangs where the diary of a map names no step, as if it could not be read.
  private static func hangWithoutAStep() {
    let diary = ProcessInfo.processInfo.environment["WIREFLOW_MAP_DIARY"] ?? ""
    try? "?\n".write(toFile: diary, atomically: false, encoding: .utf8)
    Mishap.endlessLoop.happen()
  }
}
