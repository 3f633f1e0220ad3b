import MoviesApp
import WireflowCommand

/// The movie lists in the terminal.
@main
struct Movies {
  @MainActor
  static func main() async {
    await CommandApplication("Movies", version: "1.0", isReplayable: true) { wireframe in
      MoviesApplication.makeController(wireframe: wireframe)
    }
    .run()
  }
}
