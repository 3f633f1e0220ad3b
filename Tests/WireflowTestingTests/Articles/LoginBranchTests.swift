import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@MainActor
struct LoginBranchTests {
  @Test func wrongPasswordOpensNothing() async {
    let app = AppDriver { ApplicationController(clubOn: $0, wireframe: $1) }
    app.tap("Members")
    app.type("sesame", into: "Password")
    app.tap("Enter")
    await app.advance(by: .milliseconds(500))

    let right = await app.branch(at: 1) {
      ApplicationController(clubOn: $0, wireframe: $1)
    }
    app.type("simsim", into: "Password")
    app.tap("Enter")

    #expect(right.map(\.place) == ["Club", "Log in", "Log in", "Members"])
    #expect(
      SessionComparison(right, app.steps).places == [
        "Members", "Wrong password",
      ])
    app.choose("OK")
    app.skipLog()
    await app.finish()
  }
}
