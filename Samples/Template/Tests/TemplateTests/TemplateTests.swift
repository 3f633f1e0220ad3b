import TemplateApp
import Testing
import WireflowTesting

@MainActor
struct TemplateTests {
  @Test func opensAnItem() {
    let app = AppDriver { TemplateApplication.makeController(wireframe: $0) }

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
