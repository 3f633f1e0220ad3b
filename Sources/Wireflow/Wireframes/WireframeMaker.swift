/// A closure that creates the wireframe of an app on its stage.
///
/// An ``ApplicationController`` takes one, so that a test, a command line or a window can choose
/// the presentation.
///
/// ```swift
/// let app = ApplicationController(notesOn: stage) { HamburgerWireframe(stage: $0) }
/// ```
public typealias WireframeMaker = @MainActor (Stage) -> any ApplicationWireframe
