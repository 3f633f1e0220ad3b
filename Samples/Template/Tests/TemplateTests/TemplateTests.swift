import TemplateApp
import Testing
import Wireflow
import WireflowTesting

@MainActor
struct TemplateTests {
  @Test func opensAnItem() {
    let app = AppDriver {
      ApplicationController(templateOn: $0, wireframe: $1)
    }

    app.tap("Pears")
    app.back()

    app.expectLog(
      matches: """
        > launch
          start ApplicationFlowCoordinator
          install tab bar: Items
        > tap "Pears"
          push ItemScreen "Pears" onto Items
        > back
          pop ItemScreen "Pears"
        """)
    app.finish()
  }
}
