import EncyclopediaApp
import Wireflow
import WireflowCommand

/// The encyclopedia in the terminal.
@main
struct Encyclopedia {
  @MainActor
  static func main() async {
    await CommandApplication("Encyclopedia", version: "1.0", isReplayable: true) {
      stage, wireframe in
      ApplicationController(encyclopediaOn: stage, wireframe: wireframe)
    }
    .run()
  }
}
