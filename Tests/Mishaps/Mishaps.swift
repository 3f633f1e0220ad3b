import Wireflow
import WireflowCommand

/// The app with the mishaps, in the terminal.
@main
struct Mishaps {
  @MainActor
  static func main() async {
    await CommandApplication("Mishaps") { wireframe in
      ApplicationController(wireframe: wireframe, mainFlow: MishapFlowCoordinator(wireframe))
    }
    .run()
  }
}
