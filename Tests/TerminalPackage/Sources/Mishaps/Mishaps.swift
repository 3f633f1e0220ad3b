import Wireflow
import WireflowTerminal

/// The app with the mishaps, in the terminal.
@main
struct Mishaps {
  @MainActor
  static func main() async {
    await TerminalApplication("Mishaps") { wireframe in
      ApplicationController(wireframe: wireframe, mainFlow: MishapFlowCoordinator(wireframe))
    }
    .run()
  }
}
