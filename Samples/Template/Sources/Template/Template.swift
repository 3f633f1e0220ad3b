import TemplateApp
import Wireflow
import WireflowCommand

/// The command that runs the app.
@main
enum Template {
  @MainActor
  static func main() async {
    await CommandApplication("Template") { ApplicationController(templateOn: $0, wireframe: $1) }
      .run()
  }
}
