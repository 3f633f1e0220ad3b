import TestSupport
import Testing
import Wireflow

/// Regions on a slow backend, and under the user's finger.
@MainActor
struct LateRegionTests {
  private let backend = HeldBackend()
  private let left = PageScreen("Left")
  private let right = PageScreen("Right")
  private let page = PageScreen("Page")
  private let inner = PageScreen("Inner")

  private func makeRig(_ shape: Shape) -> RegionRig {
    let rig = RegionRig(shape, roots: ["Home", "Profile"], backend: backend)
    backend.completeAll()
    _ = rig.newLog()
    return rig
  }

  /// Completes all commands in order, and returns them.
  private func complete() -> [String] {
    var done = 0
    while done < backend.completions.count {
      backend.completions[done]()
      done += 1
    }
    defer { backend.forget() }
    return backend.commands
  }

  @Test(arguments: Shape.allCases)
  func followInOrderWhileNothingHasLeft(_ shape: Shape) {
    let rig = makeRig(shape)

    rig.wireframe.update(rootItems: [rig[0], rig[1], left])
    rig.wireframe.embed(inner, in: rig[0])
    rig.wireframe.showDetail(page, from: inner)
    rig.wireframe.presentModally(
      rootItems: [right], in: shape.makeWireframe(rig.stage), from: page)
    rig.wireframe.select(left)
    rig.expectSound()

    #expect(
      complete() == [
        #"update 0 [["Home", "Profile", "Left"]]"#, "embed Inner in Home",
        "show Page beside Home", "present Right", "select Left",
      ])
    rig.expectLog(
      matches: """
        > (app)
          update \(shape.container): Home, Profile, Left
          embed PageScreen "Inner" in PageScreen "Home"
          show detail PageScreen "Page" beside Home
          present PageScreen "Right" over PageScreen "Page" as \(shape.sheet), dismiss button Close, \(shape.container): Right
          select Left
        """)
  }

  @Test(arguments: Shape.allCases)
  func comeToTheLiveStateOnceSomethingHasLeft(_ shape: Shape) {
    let rig = makeRig(shape)

    rig.wireframe.showDetail(page, from: rig[0])
    rig.wireframe.update(rootItems: [rig[0], left])
    rig.wireframe.embed(inner, in: left)
    rig.wireframe.update(rootItems: [rig[0], rig[1]])
    rig.wireframe.presentModally(
      rootItems: [right], in: shape.makeWireframe(rig.stage), from: page)
    rig.expectSound()

    #expect(complete() == ["show Page beside Home", "restore [Home, Profile, modal Right]"])
    rig.expectLog(
      matches: """
        > (app)
          show detail PageScreen "Page" beside Home
          update \(shape.container): Home, Left
          embed PageScreen "Inner" in PageScreen "Left"
          update \(shape.container): Home, Profile
          present PageScreen "Right" over PageScreen "Page" as \(shape.sheet), dismiss button Close, \(shape.container): Right
        """)
  }

  @Test(arguments: Shape.allCases)
  func staysRightUnderASwipeWhileRootItemsChange(_ shape: Shape) {
    let rig = makeRig(shape)
    rig.wireframe.presentModally(
      rootItems: [left, right], in: shape.makeWireframe(rig.stage), from: rig[0])
    rig.wireframe.push(page, from: left)
    #expect(complete() == ["present Left", "push Page over Left"])
    _ = rig.newLog()

    // The finger is on its way while the app goes on.
    #expect(rig.stage.allowsUserPop)
    rig.wireframe.update(rootItems: [right, left], around: left)
    rig.wireframe.embed(inner, in: page)
    rig.stage.userDid(.removed([page]), in: backend)
    rig.expectSound()

    #expect(
      complete() == [
        #"update 1 [["Right", "Left/Page"]]"#, "restore [Home, Profile, modal Right]",
      ])
    rig.expectLog(
      matches: """
          update \(shape.container): Right, Left
          embed PageScreen "Inner" in PageScreen "Page"
        > back
          pop PageScreen "Page"
          restore
        """)
  }
}
