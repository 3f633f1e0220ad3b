import FitnessApp
import WireflowTerminal

/// The fitness club in the terminal.
@main
struct Fitness {
  @MainActor
  static func main() async {
    await TerminalApplication("Fitness") { wireframe in
      FitnessApplication.makeController(wireframe: wireframe)
    }
    .run()
  }
}
