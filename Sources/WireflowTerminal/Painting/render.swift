import WireflowInteraction

/// Draws a picture as the user sees it, as a pure function of its arguments.
func render(_ picture: StagePicture, _ viewpoint: Viewpoint) -> Rendering {
  var painter = Painter(picture, viewpoint)
  if viewpoint.isTooSmall {
    painter.paintTooSmall()
  } else {
    painter.paintWindow()
  }
  return painter.rendering
}
