import Wireflow
import WireflowCommand

/// The app with the mishaps, in the terminal.
@main
struct Mishaps {
  @MainActor
  static func main() async {
    await CommandApplication("Mishaps") { wireframe, arguments in
      if arguments == ["Early"] { Mishap.abort.happen() }
      return ApplicationController(
        wireframe: wireframe,
        mainFlow: MishapFlowCoordinator(wireframe, atLaunch: arguments.first))
    }
    .run()
  }
}
