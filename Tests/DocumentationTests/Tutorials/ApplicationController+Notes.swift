import Wireflow

/// The app that later tutorials go on with: the last step of the first one.
extension ApplicationController {
  convenience init(notesOn stage: Stage, wireframe makeWireframe: WireframeMaker) {
    self.init(yourFirstFlow08On: stage, wireframe: makeWireframe)
  }
}
